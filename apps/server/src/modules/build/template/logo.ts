import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { fileKey } from '../../../adapters/files/file-key.ts'
import { createByteCache } from '../../../platform/cache/byte-cache.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { Files } from '../../../platform/files/files.ts'
import { getOwnCompanyRow } from '../../company/company/index.ts'

/** By which a mail names the picture that travels in it. */
export const logoId = 'company-logo'
export const logoAddress = `cid:${logoId}`

export interface Logo {
  readonly companyId: string
  readonly fileId: string
}

/** None where the company has none. */
export async function findLogo(tx: ReadTx): Promise<Logo | null> {
  const { companyId, logoFileId } = await getOwnCompanyRow(tx)
  return logoFileId === null ? null : { companyId, fileId: logoFileId }
}

/** Drawn once for thousands of mails. */
const drawn = createByteCache<{ readonly content: Buffer }>(16 * 1024 * 1024, ({ content }) => content.length)

const white = '#ffffff'

/**
 * Twice the size it is shown in, on white with a margin: a dark logo without a ground of its own would not be seen where
 * mails are read in the dark. None of what cannot be drawn: a mail is not kept back for its logo.
 */
export async function drawLogo(files: Pick<Files, 'get'>, logo: Logo): Promise<Buffer | undefined> {
  const draw = async () => ({
    content: await asMailed(await buffer(await files.get(fileKey(logo.companyId, logo.fileId)))),
  })
  return drawn.get(logo.fileId, draw).then(
    ({ content }) => content,
    () => undefined,
  )
}

const asMailed = (original: Uint8Array) =>
  sharp(original, { limitInputPixels: 50_000_000 })
    .autoOrient()
    .resize({ width: 464, height: 80, fit: 'inside' })
    .flatten({ background: white })
    .extend({ top: 8, bottom: 8, left: 8, right: 8, background: white })
    .png({ palette: true })
    .toBuffer()

/** For whoever looks at a mail in the studio, where nothing travels with it. */
export function withLogoShown(html: string, content: Buffer | undefined): string {
  return html.replaceAll(logoAddress, content ? `data:image/png;base64,${content.toString('base64')}` : '')
}
