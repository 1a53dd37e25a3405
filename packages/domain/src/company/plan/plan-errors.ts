export const planErrors = {
  'plan.date-taken': { status: 409, message: 'The plan has terms from this day on already.' },
  'plan.in-the-past': { status: 422, message: 'Terms change from tomorrow on: today’s are being sold.' },
  'plan.too-soon': { status: 422, message: 'Whoever has the plan is told 30 days before: choose a later day.' },
  'plan.too-many': { status: 409, message: 'A plan has as many dated terms as are kept.' },
} as const
