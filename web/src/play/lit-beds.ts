import { BEDS, type Bed } from '@darts/rules/play/dartboard';

/** The areas that light up together: both single areas of a number score the same. */
export const litBeds = ({ id }: Bed): readonly Bed[] => BEDS.filter((bed) => bed.id === id);
