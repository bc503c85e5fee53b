export const words = {
  showPassword: 'Mostrar contraseña',
  hidePassword: 'Ocultar contraseña',
};
