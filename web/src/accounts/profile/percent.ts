export const percent = new Intl.NumberFormat('es', { style: 'percent', maximumFractionDigits: 1 });
