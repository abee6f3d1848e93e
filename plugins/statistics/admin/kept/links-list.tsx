'use client'

import { callOf } from '#domain/api/call-of.ts'
import type {
  listLinksContract,
  revokeLinkContract,
  SharedLink,
} from '#domain/insight/statistics/shared-links.contract.ts'
import { formatDate, formatDateTime } from '#domain/time/format.ts'
import { Action, type Loaded, LoadedView, useAsk, useLoaded } from '#plugins/desk/kit.port.ts'

import styles from './kept.module.css'
import { keptTexts } from './kept.texts.ts'
import { useStep } from './use-step.ts'

const listLinks = callOf<typeof listLinksContract>('get', '/api/statistics/links')
const revokeLink = callOf<typeof revokeLinkContract>('delete', '/api/statistics/links/{id}')

type Links = Loaded<{ links: SharedLink[] }>

export const useLinks = (): Links => useLoaded('statistics-links', (signal) => listLinks(fetch, { signal }))

/** Who has a link to which view, until when, and whether they have opened it. */
export function LinksList({ links, timeZone }: { links: Links; timeZone: string }) {
  return (
    <>
      <h3 className={styles.title}>Geteilte Links</h3>
      <LoadedView of={links} rows={2} failed={keptTexts.linksFailed}>
        {({ links: all }) =>
          all.length === 0 ? (
            <p className={styles.hint}>{keptTexts.noLinks}</p>
          ) : (
            <ul className={styles.list}>
              {all.map((link) => (
                <LinkRow key={link.id} {...{ link, timeZone }} reload={links.reload} />
              ))}
            </ul>
          )
        }
      </LoadedView>
    </>
  )
}

type LinkRowProps = { link: SharedLink; timeZone: string; reload: () => void }

function LinkRow({ link, timeZone, reload }: LinkRowProps) {
  const { id, reader, view, by, endsAt, isOver, openedAt } = link
  const { ask, asking } = useAsk()
  const { step, problem } = useStep(reload)
  const lastMoment = Temporal.Instant.from(endsAt).subtract({ seconds: 1 })
  const opened =
    openedAt === null
      ? 'noch nicht geöffnet'
      : `zuletzt geöffnet ${formatDateTime(Temporal.Instant.from(openedAt), timeZone)} Uhr`
  const revoke = async () => {
    const answered = isOver
      ? { reason: '' }
      : await ask({
          title: `Link für „${reader}“ ungültig machen?`,
          text: 'Wer die Adresse hat, sieht dann nichts mehr. Das lässt sich nicht rückgängig machen.',
          confirm: 'Ungültig machen',
          isDangerous: true,
        })
    if (answered)
      await step(() => revokeLink(fetch, { params: { id } }), `Der Link für „${reader}“ gilt nicht mehr.`)
  }

  return (
    <li className={styles.row}>
      <p className={styles.head}>{reader}</p>
      <p className={styles.hint}>
        {[
          view.name,
          isOver ? 'abgelaufen' : `gilt bis ${formatDate(lastMoment, timeZone)}`,
          opened,
          `von ${by}`,
        ].join(' · ')}
      </p>
      <div className={styles.ways}>
        <Action look="quiet" onClick={() => void revoke()}>
          {isOver ? 'Entfernen' : 'Ungültig machen'}
          <span className={styles.unseen}>{` „${reader}“`}</span>
        </Action>
        {problem !== null && (
          <p className={styles.said} data-problem role="alert">
            {problem}
          </p>
        )}
      </div>
      {asking}
    </li>
  )
}
