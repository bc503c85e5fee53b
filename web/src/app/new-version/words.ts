export const newVersionWords = {
  label: 'Versión nueva',
  message: 'Hay una versión nueva',
  take: 'Actualizar',
  later: 'Ahora no',
};
