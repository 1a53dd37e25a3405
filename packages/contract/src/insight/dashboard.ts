import { idOf } from '@coverwright/domain/fields'
import { ProductBoard } from '@coverwright/domain/insight/product-board/product-board'
import { KeyFigures, KeyFiguresForm, statisticsRanges } from '@coverwright/domain/insight/statistics/key-figures'
import { FiguresForm, MonitoredProduct, Revenue, Traffic } from '@coverwright/domain/insight/traffic/traffic'
import { z } from 'zod'
import { call, can, group, reads } from '../call.ts'

export const dashboard = group('dashboard', {
  getKeyFigures: call({ access: reads('sales'), input: KeyFiguresForm, output: KeyFigures }),
  /** Visits, the way to a policy step by step, errors, response times and uptime. */
  getTraffic: call({ access: reads('traffic'), input: FiguresForm, output: Traffic, errors: ['product.not-found'] }),
  /** Premium sold, and what it is made of. */
  getRevenue: call({ access: reads('sales'), input: FiguresForm, output: Revenue, errors: ['product.not-found'] }),
  /** How far the settings of a product are that it has usual values for. */
  getProductBoard: call({
    access: reads('design'),
    input: z.strictObject({ productId: idOf('product') }),
    output: ProductBoard,
    errors: ['product.not-found'],
  }),
  /** The monitoring centre: every live product and how it is doing. */
  listMonitored: call({
    access: can('publisher'),
    isLive: true,
    paged: ['name'],
    input: z
      .strictObject({ range: z.enum(statisticsRanges).default('hours24') })
      .meta({ id: 'MonitoredFilter', examples: [{ range: 'hours24' }] }),
    output: MonitoredProduct,
  }),
})
