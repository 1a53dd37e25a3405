import { stateOfLine } from '@coverwright/domain/build/product/insurance-line'
import type { InsuranceLine } from '@coverwright/domain/build/product/product'
import { fail } from '@coverwright/domain/errors'

export const requireReady = (line: InsuranceLine): void => {
  if (stateOfLine[line] !== 'ready') fail('product.line-coming-soon')
}
