/** Texts of the mails about public competitions. */

const whatIsRead =
  'cualquiera con la dirección, y también los buscadores, puede leer los nombres de quienes juegan y sus resultados. Nada más: ni tu correo, ni tus estadísticas, ni tu perfil.';
const mayLeave = 'Como aún no ha empezado, puedes salir si lo prefieres.';
const mailed = { label: 'Ver su página', close: 'Si tienes dudas, habla con quien la organiza.' };

export const competitionWords = {
  published: 'Ahora se puede ver sin cuenta',
  unpublished: 'Ahora solo se ve con una cuenta',

  mail: {
    published: (competition: string, isPending: boolean) => ({
      ...mailed,
      subject: `${competition} ya se puede ver sin cuenta`,
      lines: [
        `Quien organiza ${competition} ha decidido que se pueda ver sin cuenta: ${whatIsRead}`,
        ...(isPending ? [mayLeave] : []),
      ],
    }),
    enrolled: (competition: string) => ({
      ...mailed,
      subject: `Estás en ${competition}, que se puede ver sin cuenta`,
      lines: [
        `Quien organiza ${competition} te ha apuntado. Se puede ver sin cuenta: ${whatIsRead}`,
        mayLeave,
      ],
    }),
  },
};
