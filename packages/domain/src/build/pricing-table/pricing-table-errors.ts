import { messages } from '../../messages.ts'

export const pricingTableErrors = {
  'pricing-table.not-found': { status: 404, message: 'The table could not be found!' },
  'pricing-table.name-taken': { status: 409, message: 'A table with this name already exists.' },
  'pricing-table.keyword': { status: 422, message: messages.tableKeyword },
  'pricing-table.mapping': { status: 422, message: messages.tableMapping },
  'pricing-table.state': { status: 409, message: 'The table is not at this step.' },
  'pricing-table.working': { status: 409, message: 'The table is being worked on. Wait until that is done.' },
  'pricing-table.changed-meanwhile': {
    status: 409,
    message: 'Somebody else has changed the table. Load it again before you save.',
  },
  'pricing-table.unfinished': { status: 422, message: 'The table can be activated once every row is converted.' },
  'pricing-table.other-columns': {
    status: 409,
    message:
      'The rates of earlier days have other columns. Activate this table version for all days, or keep the columns.',
  },
  'pricing-table.in-use': { status: 409, message: 'The table is used in the pricing. Take it out there first.' },
  'pricing-table.cell': { status: 422, message: 'A cell does not fit its column.' },
} as const
