import { type Request, type RequestHandler, Router } from 'express'
import { isbot } from 'isbot'

import { countsAsScan } from '#domain/insight/qr/scan-kind.ts'
import { statusOfStop } from '#domain/insight/qr/scan-target.ts'
import { scanStopTexts, wayOnTexts } from '#domain/insight/qr/scan-target.texts.ts'
import { batchParameter, scanRoot } from '#domain/insight/qr/short-address.ts'
import type { ScanDesk } from '#plugins/qr-codes/qr-codes.port.ts'

import { pageHead, wayOnPage } from '../http/failure-pages.ts'
import { refuse } from '../http/german-errors.ts'
import { isReading } from '../http/is-reading.ts'

type Parts = { desk: Pick<ScanDesk, 'open'>; now: () => Temporal.Instant }

/** Where printed codes lead. Nothing of an answer is kept anywhere: the next one may be another. ADR 129. */
export function scanRoute({ desk, now }: Parts): RequestHandler {
  const router = Router()

  router.all([scanRoot, `${scanRoot}/{*path}`], async (req, res) => {
    if (!isReading(req)) return refuse(res, 'method-not-allowed')

    const opened = await desk.open({ ...askedBy(req), now: now() })
    res.setHeader('X-Robots-Tag', 'noindex')
    if (opened.kind === 'redirect') {
      res.writeHead(302, { Location: opened.location, 'Cache-Control': 'no-store' })
      return res.end()
    }
    const { stop, shop } = opened
    const way = shop === null ? { href: '/', label: wayOnTexts.home } : inShop(shop)
    res.writeHead(statusOfStop[stop], pageHead)
    res.end(req.method === 'HEAD' ? undefined : wayOnPage({ ...scanStopTexts[stop], way }))
  })

  return router
}

const inShop = (identifier: string) => ({ href: `/store/${identifier}`, label: wayOnTexts.branch })

function askedBy(req: Request) {
  const header = (name: string) => req.get(name)
  const userAgent = header('user-agent') ?? ''
  const query = new URL(req.url, 'http://house.invalid').searchParams

  return {
    path: decodedPathBelow(req.path),
    batch: query.get(batchParameter) ?? undefined,
    host: req.host,
    userAgent,
    acceptLanguage: header('accept-language'),
    counts: countsAsScan({ method: req.method, header, isBot: isbot(userAgent) }),
  }
}

/** A sound target can be decoded. */
const decodedPathBelow = (path: string): string => decodeURIComponent(path.slice(scanRoot.length))
