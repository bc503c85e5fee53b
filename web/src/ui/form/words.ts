export const uiFormWords = {
  showPassword: 'Mostrar contraseña',
  hidePassword: 'Ocultar contraseña',
};
