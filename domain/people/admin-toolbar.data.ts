/** What administrators reach from every page of the shop and the website. Spec: storefront 2, admin toolbar. */
export const adminToolbar = {
  name: 'Verwaltung',
  links: [
    { label: 'Seiten', href: '/backend/collections/sites' },
    { label: 'Dashboard', href: '/backend/statistics' },
    { label: 'Navigationen', href: '/backend/collections/navigations' },
  ],
  edit: { label: 'Diese Seite bearbeiten', hrefOf: (page: string) => `/backend/collections/sites/${page}` },
  backend: { label: 'Backend', href: '/backend' },
  signOut: { label: 'Abmelden', href: '/backend/logout' },
} as const
