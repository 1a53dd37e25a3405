export const planErrors = {
  'plan.date-taken': { status: 409, message: 'The plan has terms from this day on already.' },
  'plan.in-the-past': { status: 422, message: 'Terms change from tomorrow on: today’s are being sold.' },
  'plan.too-many': { status: 409, message: 'A plan has as many dated terms as are kept.' },
} as const
