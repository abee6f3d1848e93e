import { createContext, useContext } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'

import { callOf } from '#domain/api/call-of.ts'
import type { branchShopContract } from '#domain/catalogue/shop-calls.contract.ts'
import { usualZone } from '#domain/time/time-zones.data.ts'

import { apiContext } from '../load-context.ts'

/** What every guest may know of the branch whose screen this is. */
export type House = { name: string; timeZone: string }

const readBranchShop = callOf<typeof branchShopContract>('get', '/api/branches/{key}/shop')

/** A branch that could not be read. */
export const usualHouse: House = { name: '', timeZone: usualZone }

/** Part of the page, as it is no secret; whatever the key opens is not. */
export async function loadHouse({ context, params }: LoaderFunctionArgs): Promise<House> {
  const answer = await readBranchShop(context.get(apiContext), { params: { key: params.branch ?? '' } })

  return answer.ok ? { name: answer.body.branch.name, timeZone: answer.body.branch.timeZone } : usualHouse
}

export const useLoadedHouse = (): House => useLoaderData<typeof loadHouse>()

const HouseContext = createContext<House>(usualHouse)
export const HouseProvider = HouseContext.Provider
export const useHouse = (): House => useContext(HouseContext)
