import { inkOn } from '@coverwright/domain/base/colour/contrast'
import type { FastifyReply } from 'fastify'
import { fileKey } from '../../../adapters/files/file-key.ts'
import type { Files } from '../../../platform/files/files.ts'
import { escaped } from '../../../platform/http/escaped.ts'
import type { Mount, Sale } from './sale/index.ts'
import type { SiteRelease } from './site-release.ts'

interface Services {
  readonly sale: Pick<Sale, 'findIcon'>
  readonly files: Files
}

/** A site always has an icon: the product's, else the company's, else one made of its colour and initial. */
export async function sendIcon({ sale, files }: Services, reply: FastifyReply, mount: Mount, release: SiteRelease) {
  reply.header('cache-control', 'public, max-age=3600').header('x-content-type-options', 'nosniff')
  const { shell } = release.content
  if (shell.favicon) return reply.redirect(shell.favicon, 302)
  return sendCompanyIcon({ sale, files }, reply, mount, {
    brand: shell.theme.brand,
    name: release.content.settings.name,
  })
}

interface Looks {
  readonly brand: string
  readonly name: string
}

/** The company's, else one made of a colour and an initial. */
export async function sendCompanyIcon(
  { sale, files }: Services,
  reply: FastifyReply,
  { companyId }: Pick<Mount, 'companyId'>,
  looks: Looks,
) {
  const own = await sale.findIcon({ companyId })
  if (own) return reply.type(own.type).send(await files.get(fileKey(own.companyId, own.id)))
  return reply
    .type('image/svg+xml')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .send(madeIcon(looks))
}

const madeIcon = ({ brand, name }: Looks) => {
  const initial = /[\p{L}\p{N}]/u.exec(name)?.[0]?.toUpperCase() ?? ''
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
    `<rect width="32" height="32" rx="7" fill="${escaped(brand)}"/>`,
    `<text x="16" y="23" font-family="sans-serif" font-size="20" font-weight="600" text-anchor="middle" fill="${inkOn(brand)}">`,
    `${escaped(initial)}</text></svg>`,
  ].join('')
}
