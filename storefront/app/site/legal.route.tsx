import Markdown from 'react-markdown'
import { data, type LoaderFunctionArgs, type MetaArgs, redirect, useLoaderData } from 'react-router'

import { DrawnWhole } from '#ui/design/drawn-whole.tsx'
import { legalPaths } from '#domain/url-space.data.ts'

import type { CrumbHandle } from '../shell/breadcrumbs.tsx'
import { pageMeta } from '../shell/page-meta.ts'
import { legalPages, legalTitles } from '../shell/shell-view.ts'
import { apiContext } from '../shop/load-context.ts'
import { keptUntil, passLoaderHeaders } from '../shop/page-cache.ts'
import styles from './legal.module.css'

export const headers = passLoaderHeaders

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { host, pathname } = new URL(request.url)
  const path = pathname.replace(/\.data$/, '')
  const page = legalPages.find((candidate) => legalPaths[candidate] === path)
  const { settings } = await context.get(apiContext).shop(host)
  const legal = page && settings[page]
  if (legal?.url) throw redirect(legal.url)
  if (!page || !legal?.text) throw data(null, { status: 404 })

  return data({ title: legalTitles[page], path, text: legal.text }, { headers: keptUntil(null) })
}

type LegalData = { title: string; path: string; text: string }

export const handle: CrumbHandle<LegalData> = { crumbs: ({ title }) => [{ label: title }] }

export function meta(args: MetaArgs<typeof loader>) {
  return pageMeta(args, { title: args.loaderData?.title, path: args.loaderData?.path ?? '' })
}

export default function LegalRoute() {
  const { title, text } = useLoaderData<typeof loader>()
  return (
    <article className={`container ${styles.page}`}>
      <DrawnWhole />
      <h1>{title}</h1>
      <div className={styles.text}>
        <Markdown>{text}</Markdown>
      </div>
    </article>
  )
}
