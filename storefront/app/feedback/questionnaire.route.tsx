import {
  data,
  type LoaderFunctionArgs,
  type MetaArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router'

import type { PublicQuestionnaire } from '#domain/feedback/feedback-calls.contract.ts'
import type { CrumbHandle } from '../shell/breadcrumbs.tsx'
import { pageMeta } from '../shell/page-meta.ts'
import { apiContext } from '../shop/load-context.ts'
import { passLoaderHeaders } from '../shop/page-cache.ts'
import { useLayers } from '../ui/use-layers.ts'
import { QuestionnairePage } from './questionnaire-page.tsx'

export const headers = passLoaderHeaders

/** Whoever has the address may see it, so nobody keeps it. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const questionnaire = await context.get(apiContext).questionnaire(params.publicHash ?? '')

  return data(questionnaire, { headers: { 'cache-control': 'no-store' } })
}

/** The questions stay as they are from step to step, also without a connection. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname
}

export const handle: CrumbHandle<PublicQuestionnaire> = { crumbs: ({ name }) => [{ label: name }] }

export function meta(args: MetaArgs<typeof loader>) {
  const { name, intro } = args.loaderData ?? {}
  const path = `/questionnaires/${args.params.publicHash}`

  return [
    ...pageMeta(args, { title: name, description: intro, path, isHidden: true }),
    { name: 'referrer', content: 'no-referrer' },
  ]
}

export default function QuestionnaireRoute() {
  const questionnaire: PublicQuestionnaire = useLoaderData<typeof loader>()
  const { isAlive } = useLayers()

  // What was kept in the browser is read when a page begins.
  return (
    <QuestionnairePage
      key={`${isAlive} ${questionnaire.publicHash}`}
      questionnaire={questionnaire}
      isAlive={isAlive}
    />
  )
}
