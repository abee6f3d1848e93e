import config from '#cms/payload.config.ts'
import { REST_GET } from '@payloadcms/next/routes'

export const GET = REST_GET(config)
