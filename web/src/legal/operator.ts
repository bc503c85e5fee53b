/** Operator of this installation, responsible for its data. Fill in before the installation opens to others. */
export const operator = {
  name: 'El club que gestiona esta instalación de Tres Dardos',
  /** E-mail address; null: people ask at the club itself. */
  contact: null as string | null,
} as const;
