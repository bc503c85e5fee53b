/** Who may do what. */

export const ROLES = ['user', 'operator', 'admin'] as const;
export type Role = (typeof ROLES)[number];

export const isAdmin = (role: Role): boolean => role === 'admin';

/** Operators and admins create and edit leagues and tournaments. */
export const canOrganise = (role: Role): boolean => role === 'operator' || role === 'admin';
