import { vi } from 'vitest'

/** Who is signed in. */
export const person = { id: 'anna' }

/** What people were told. */
export const told = { success: vi.fn<(text: string) => void>(), error: vi.fn<(text: string) => void>() }

/** In the place of Payload's own, which bring styles that Node does not read; of them only links are seen. */
export const payloadParts = {
  toast: told,
  useAuth: () => ({ user: { id: person.id } }),
  usePreferences: () => ({ getPreference: async () => undefined, setPreference: async () => undefined }),
  SetStepNav: () => null,
  Link: ({ href, className, children }: { href: string; className: string; children: unknown }) => (
    <a {...{ href, className }}>{children as string}</a>
  ),
}

/** In the place of drawings, which have tests of their own: this browser draws none. */
export const noDrawings = {
  useDrawn: () => ({ place: { current: null }, mark: () => undefined }),
}
