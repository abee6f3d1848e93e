'use client'

import { Button, useConfig, useDocumentInfo, useForm } from '@payloadcms/ui'
import { useState } from 'react'

import { fieldLabelOf } from '#domain/content/pages/version-summary.ts'
import type { Disputed } from '#domain/content/together/merge-pages.ts'
import { takenWords } from '#domain/content/together/team-words.ts'

import styles from './team-panel.module.css'
import type { TeamNews as News } from './use-teamwork.ts'

type TeamNewsProps = { news: News; onRead: () => void }

/** What came in from somebody else, and what of it waits for a decision. */
export function TeamNews({ news, onRead }: TeamNewsProps) {
  const { id, collectionSlug } = useDocumentInfo()
  const { config } = useConfig()

  return (
    <div className={styles.news} role="status">
      {takenWords(news).map((words) => (
        <p key={words}>{words}</p>
      ))}
      {news.disputed.map((each) => (
        <DisputedField disputed={each} key={each.path} />
      ))}
      <a href={`${config.routes.admin}/collections/${collectionSlug}/${id}/versions`}>Frühere Stände</a>
      <Button buttonStyle="secondary" margin={false} onClick={onRead} size="small">
        Gelesen
      </Button>
    </div>
  )
}

function DisputedField({ disputed: { path, theirs } }: { disputed: Disputed }) {
  const { dispatchFields, setModified } = useForm()
  const [isTaken, setIsTaken] = useState(false)
  const take = () => {
    dispatchFields({ type: 'UPDATE', path, value: theirs, initialValue: theirs })
    setModified(true)
    setIsTaken(true)
  }

  return (
    <>
      <p>
        {fieldLabelOf(path)}:{' '}
        {typeof theirs === 'string' ? `dort steht „${theirs}“.` : 'dort steht etwas anderes.'}
      </p>
      <Button buttonStyle="secondary" disabled={isTaken} margin={false} onClick={take} size="small">
        {isTaken ? 'Übernommen' : `Für „${fieldLabelOf(path)}“ übernehmen`}
      </Button>
    </>
  )
}
