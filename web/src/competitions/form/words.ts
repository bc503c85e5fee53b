import {
  NAME_MAX,
  NAME_MIN,
  PARTICIPANTS_MAX,
  PARTICIPANTS_MIN,
} from '@darts/contracts/competitions';

export const competitionFormWords = {
  name: 'Nombre',
  nameHint: `De ${NAME_MIN} a ${NAME_MAX} caracteres`,
  description: 'Descripción',
  startDate: 'Fecha de inicio',
  places: 'Participantes máximos',
  placesHint: `Entre ${PARTICIPANTS_MIN} y ${PARTICIPANTS_MAX}`,
  onePlaceLess: 'Un participante menos',
  onePlaceMore: 'Un participante más',
  optional: '(opcional)', // after the name of a field

  save: 'Guardar cambios',
  alreadyBegun: 'Ya ha empezado, y esto solo se puede hacer antes.',
};
