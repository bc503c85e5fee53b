export const ROLES = ['user', 'operator', 'admin'] as const;
export type Role = (typeof ROLES)[number];

export const isAdmin = (role: Role): boolean => role === 'admin';

/** True if the role may create leagues and tournaments. */
export const canOrganise = (role: Role): boolean => role === 'operator' || role === 'admin';
