/** Words of the parts in this folder, and those that several features say alike. */
export const words = {
  product: 'Tres Dardos',
  retry: 'Reintentar',
  couldNotLoad: 'No se ha podido cargar.',
  checkConnection: 'Comprueba tu conexión.',
  cancel: 'Cancelar',
  exit: 'Salir',
  back: 'Volver',
  loading: 'Cargando',
  loadingPage: 'Cargando...',
  offline: 'Sin conexión. Intentando volver a conectar...',
  ongoing: 'En marcha',
  averagePerTurn: 'Media por turno',
  averageShort: 'MPT',
  averageMeans: 'MPT: media de puntos por turno',
  openMenu: 'Abrir menú',
  closeToast: 'Cerrar aviso',
};
