'use client'

import { Button } from '@payloadcms/ui'
import { useRouter, useSearchParams } from 'next/navigation'
import { type FormEvent, useEffect, useState } from 'react'

import { Problem } from '#collections/shared/admin/side-panel.tsx'
import type { BegunSlug } from '#domain/content/drafted-slug.ts'
import { type OfferedTemplate, templatesFor } from '#domain/content/page-templates.ts'
import { siteTypeLabels } from '#domain/content/site-types.ts'

import { createDraft } from './create-draft.ts'
import { Choice, Line } from './inputs.tsx'
import styles from './new-draft.module.css'
import { TemplateChoice } from './template-choice.tsx'
import { useNewDraft } from './use-new-draft.ts'
import { words } from './words.data.ts'

type Division = { id: string; name: string }
type Props = { slug: BegunSlug; divisions: Division[]; adminRoute: string; templates: OfferedTemplate[] }

/** Name, kind and brand first; the record itself comes into being with a word from whoever wants it. */
export function NewDraftForm({ slug, divisions, adminRoute, templates }: Props) {
  const { typed, isReady, type, forget } = useNewDraft(slug)
  const { begin, template, fitting } = useTemplate(templates, { typed, isReady, type })
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const router = useRouter()
  const list = `${adminRoute}/collections/${slug}`
  const { key, keyHint, withoutDivision } = words[slug]

  const make = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    setProblem(null)
    const made = await createDraft(slug, { ...typed, template: template?.id ?? '' })
    if ('problem' in made) {
      setIsBusy(false)
      return setProblem(made.problem)
    }
    forget()
    // The way back leads to the list, not to a form that has done its work.
    router.replace(`${list}/${made.id}`)
  }

  return (
    <form noValidate onSubmit={(event) => void make(event)}>
      <fieldset className={styles.form} disabled={!isReady}>
        <Line label="Name" onType={(name) => type({ name })} required value={typed.name} />
        {slug === 'sites' && !template && (
          <Choice
            label="Seitentyp"
            onChoose={(chosen) => type({ type: chosen })}
            options={Object.entries(siteTypeLabels)}
            value={typed.type}
          />
        )}
        {divisions.length > 0 && (
          <Choice
            label="Organisation"
            onChoose={(division) => type({ division })}
            options={[
              ['', withoutDivision],
              ...divisions.map(({ id, name }): [string, string] => [id, name]),
            ]}
            value={typed.division}
          />
        )}
        {fitting.length > 0 && (
          <TemplateChoice templates={fitting} chosen={template?.id ?? ''} onChoose={begin} />
        )}
        <Line hint={keyHint} label={key} onType={(text) => type({ key: text })} value={typed.key} />
        <Problem>{problem}</Problem>
        <div className={styles.actions}>
          <Button disabled={isBusy} margin={false} type="submit">
            {isBusy ? 'Wird angelegt …' : 'Anlegen'}
          </Button>
          <Button
            buttonStyle="secondary"
            margin={false}
            onClick={() => {
              forget()
              router.push(list)
            }}
          >
            Abbrechen
          </Button>
        </div>
      </fieldset>
    </form>
  )
}

type Typing = Pick<ReturnType<typeof useNewDraft>, 'typed' | 'isReady' | 'type'>

/** The template that was chosen here or by the address, as long as a page of the chosen brand may begin with it. */
function useTemplate(templates: readonly OfferedTemplate[], { typed, isReady, type }: Typing) {
  const wanted = useSearchParams().get('vorlage')
  const fitting = templatesFor(templates, typed.division)
  const begin = (template: OfferedTemplate | null) =>
    type(template ? { template: template.id, type: template.type } : { template: '' })
  const [isAsked, setIsAsked] = useState(false)
  useEffect(() => {
    if (!isReady || isAsked) return
    setIsAsked(true)
    const asked = templates.find(({ id }) => id === wanted)
    if (asked)
      type({ template: asked.id, type: asked.type, ...(asked.division && { division: asked.division }) })
  }, [isAsked, isReady, templates, type, wanted])

  return { begin, fitting, template: fitting.find(({ id }) => id === typed.template) }
}
