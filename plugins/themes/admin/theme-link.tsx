import type { GroupFieldServerComponent } from 'payload'

import { asUser } from '#kernel/access/on-behalf.ts'
import { findRecord } from '#kernel/database/find-records.ts'

/** In the place of the fields that are changed elsewhere, where visitors see nothing of it before they should. */
export const ThemeLink: GroupFieldServerComponent = async ({ id, req }) => {
  const theme =
    id === undefined
      ? undefined
      : await findRecord(asUser(req), 'themes', { where: { division: { equals: id } }, select: {} })

  return (
    <div className="field-type">
      <span className="field-label">Aussehen der Website</span>
      {theme ? (
        <p>
          Farben, Schriften und Gesicht haben Entwurf und Vorschau:{' '}
          <a href={`${req.payload.config.routes.admin}/collections/themes/${theme.id}`}>
            Aussehen bearbeiten
          </a>
        </p>
      ) : (
        <p>Farben, Schriften und Gesicht stellen Sie ein, sobald die Organisation angelegt ist.</p>
      )}
    </div>
  )
}
