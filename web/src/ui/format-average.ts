const average = new Intl.NumberFormat('es', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: false,
});

/** An average as it is read: 54,32. */
export const formatAverage = (value: number): string => average.format(value);
