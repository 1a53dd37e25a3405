import { CsvFile } from '@coverwright/domain/build/data-source/data-source'
import {
  CommissionEntry,
  CommissionFilter,
  CommissionStatement,
  StatementForm,
} from '@coverwright/domain/sell/commission/commission'
import { call, group, reads } from '../call.ts'

/** What sellers earned with live sales and had to give back. It is paid by hand. */
export const commission = group('commission', {
  listEntries: call({
    access: reads('channels'),
    isLive: true,
    paged: ['bookedAt'],
    input: CommissionFilter,
    output: CommissionEntry,
    errors: ['channel.not-found'],
  }),
  /** By month and seller. */
  listStatements: call({
    access: reads('channels'),
    isLive: true,
    paged: ['month'],
    input: CommissionFilter,
    output: CommissionStatement,
    errors: ['channel.not-found'],
  }),
  /** Line by line, for a month. */
  downloadStatement: call({
    access: reads('channels'),
    isLive: true,
    input: StatementForm,
    output: CsvFile,
    errors: ['channel.not-found', 'commission.too-many-lines'],
  }),
})
