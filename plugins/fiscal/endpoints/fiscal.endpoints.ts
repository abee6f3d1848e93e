import {
  askReceiptContract,
  boxContract,
  boxFileContract,
  boxListContract,
  plugBoxContract,
  setUpBoxContract,
} from '#domain/ordering/fiscal/fiscal.contract.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'
import { unkept } from '#kernel/api/unkept.ts'
import { requireRight } from '#kernel/access/rights.ts'
import { Refused } from '#kernel/refused.ts'

import { askReceipt } from '../operations/ask-receipt.ts'
import { branchesOfBoxes, findBoxToLead } from '../operations/branches-of-boxes.ts'
import { listBoxes, readBoxPage } from '../operations/list-boxes.ts'
import { makeBoxFile } from '../operations/make-box-file.ts'
import { plugBox } from '../operations/plug-box.ts'
import { setUpBox } from '../operations/set-up-box.ts'

/** Cash boxes of branches, what is asked of them, and what they hand out. */
export const fiscalEndpoints = [
  endpointOf(boxListContract, async (req) => Response.json({ branches: await listBoxes(req) }, unkept)),
  endpointOf(boxContract, async (req, { params }) =>
    Response.json(await readBoxPage(req, params.id), unkept),
  ),
  endpointOf(setUpBoxContract, async (req, { params, body: { scheme } }) => {
    const branch = (await branchesOfBoxes(req)).find(({ id }) => id === params.id)
    if (!branch) throw new Refused('unknown-branch')
    await requireRight(req, 'create', 'fiscal', { data: { branch: branch.id } })
    const by = req.user?.id ?? null
    const id = await setUpBox(req.payload, { branch, scheme, by, now: Temporal.Now.instant() })

    return Response.json(await readBoxPage(req, id), { status: 201 })
  }),
  endpointOf(askReceiptContract, async (req, { params: { id }, body }) => {
    const { box } = await findBoxToLead(req, id)
    await askReceipt(req.payload, box, body.kind)

    return Response.json(await readBoxPage(req, id), { status: 201 })
  }),
  endpointOf(plugBoxContract, async (req, { params: { id }, body }) => {
    const { box } = await findBoxToLead(req, id)
    await plugBox(req.payload, box, body.isUnplugged)

    return Response.json(await readBoxPage(req, id), unkept)
  }),
  endpointOf(boxFileContract, async (req, { params: { id, file }, query: { year } }) => {
    const { box } = await findBoxToLead(req, id)
    const { bytes, type, name } = await makeBoxFile(req.payload, {
      box,
      file,
      year: year === undefined ? null : Number(year),
    })

    return new Response(bytes, {
      headers: {
        'content-type': type,
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
        ...unkept.headers,
      },
    })
  }),
]
