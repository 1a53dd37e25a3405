import type { Body } from '@coverwright/domain/build/body/body'
import { emptyBody } from '@coverwright/domain/build/body/empty-body'
import { preBuild } from '@coverwright/domain/build/page/pre-build'
import type { Shell } from '@coverwright/domain/build/page/shell'
import type { MountedProduct } from '@coverwright/domain/build/product/product'
import { startingChoices } from '../../pre-build/choices.ts'

/** A whole site to start from, for a product that came without one. */
export function firstShell(product: MountedProduct, body: Body | null): Shell {
  const words = {
    tradingName: product.name.slice(0, 60),
    headline: product.name.slice(0, 120),
    lead: product.description.slice(0, 300),
  }
  const shell = preBuild(startingChoices(product.line, words), body ?? emptyBody(product), product)
  const [first, ...others] = shell.pages
  const hasHome = shell.pages.some(({ path }) => path === '/')
  return hasHome || !first ? shell : { ...shell, pages: [{ ...first, path: '/' }, ...others] }
}
