/** Who runs this installation and answers for its data. To be filled in before it opens to others. */
export const operator = {
  name: 'El club que gestiona esta instalación de Tres Dardos',
  /** An e-mail address. Null: people ask at the club itself. */
  contact: null as string | null,
} as const;
