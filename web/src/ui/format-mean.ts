const mean = new Intl.NumberFormat('es', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: false,
});

/** An average as it is read: 54,32. */
export const formatMean = (value: number): string => mean.format(value);
