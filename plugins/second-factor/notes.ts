import { drawerOf } from '#kernel/capability/drawer.ts'

/** What is known of a sign-in that is under way: whose second factor was proven with it. */
export const notes = drawerOf<{ provenBy: string; setsPassword: boolean }>('second-factor')
