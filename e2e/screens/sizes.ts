/** Phones with and without the browser's bars, on their stand, a tablet, a screen, and last a laptop. */
export const SIZES = [
  [390, 844],
  [390, 664],
  [360, 640],
  [360, 560],
  [844, 390],
  [844, 320],
  [800, 280],
  [667, 331],
  [820, 1180],
  [1920, 1080],
  [1280, 800],
] as const;
