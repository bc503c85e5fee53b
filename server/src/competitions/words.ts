/** What is said of competitions that anybody may read. */
export const words = {
  published: 'Ahora se puede ver sin cuenta',
  unpublished: 'Ahora solo se ve con una cuenta',

  mail: (competition: string, mayLeave: boolean) => ({
    subject: `${competition} ya se puede ver sin cuenta`,
    lines: [
      `Quien organiza ${competition} ha decidido que se pueda ver sin cuenta: cualquiera con la dirección, y también los buscadores, puede leer los nombres de quienes juegan y sus resultados. Nada más: ni tu correo, ni tus estadísticas, ni tu perfil.`,
      ...(mayLeave ? ['Como aún no ha empezado, puedes salir si lo prefieres.'] : []),
    ],
    label: 'Ver su página',
    close: 'Si tienes dudas, habla con quien la organiza.',
  }),
};
