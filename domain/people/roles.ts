/** Staff roles, spec: back office 6. Customers and devices are records, not roles. */
export const roles = ['ROLE_ADMIN', 'ROLE_MANAGER', 'ROLE_EDITOR', 'ROLE_EMPLOYEE'] as const
export type Role = (typeof roles)[number]

export const roleLabels: Record<Role, string> = {
  ROLE_ADMIN: 'Administration',
  ROLE_MANAGER: 'Leitung',
  ROLE_EDITOR: 'Redaktion',
  ROLE_EMPLOYEE: 'Team',
}
