/** What is said of a screen on a wall to whoever puts something on it. */
export const words = {
  show: 'Ver en una pantalla',
  about: 'Abre esta dirección en la pantalla del bar: se ve sin cuenta, y cambia sola.',
  address: 'Dirección',
  notLoaded: 'No se ha podido crear la dirección',
  close: 'Cerrar',
  copy: 'Copiar dirección',
  copied: 'Dirección copiada',
  notCopied: 'No se ha podido copiar la dirección',
  open: 'Abrir aquí',
  renew: 'Cambiar dirección',
  askRenew: '¿Cambiar dirección?',
  renewing: 'Las pantallas que tengan la de antes dejarán de mostrar nada.',
  keep: 'Dejarla como está',
  renewed: 'Dirección cambiada',
  notRenewed: 'No se ha podido cambiar la dirección',
};
