import { capability } from '#kernel/capability/capability.ts'

/** The back office as its staff sees it: a navigation by work instead of by tables. */
export const deskPlugin = capability({ name: 'desk' }, (config) => ({
  ...config,
  admin: {
    ...config.admin,
    components: { ...config.admin?.components, Nav: '/plugins/desk/admin/nav/desk-nav.tsx#DeskNav' },
  },
}))
