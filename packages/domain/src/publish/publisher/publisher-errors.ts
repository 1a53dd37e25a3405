export const publisherErrors = {
  'publisher.not-possible': {
    status: 409,
    message: 'This is not possible at the stage it is in. Load the page again.',
  },
  'publisher.needs-approval': { status: 409, message: 'A second person has to approve this. Ask for approval.' },
  'publisher.not-staged': {
    status: 409,
    message: 'Live takes only what stood in staging as it is. Publish it to staging first.',
  },
  'publisher.cases-fail': { status: 409, message: 'Test cases fail. Say why it goes live all the same.' },
  'publisher.own-request': { status: 409, message: 'Somebody other than you has to approve this.' },
  'publisher.decided': { status: 409, message: 'Somebody has decided this already.' },
  'publisher.request-pending': { status: 409, message: 'Something waits for approval at this address already.' },
  'publisher.in-the-past': { status: 422, message: 'Choose a time that is still to come.' },
  'publisher.too-far-ahead': { status: 422, message: 'Choose a time within the next year.' },
  'publisher.executed': { status: 409, message: 'This event was executed already and cannot be changed.' },
  'publisher.nothing-there': { status: 409, message: 'Nothing of yours is live at this address.' },
  'publisher.what-is-missing': { status: 422, message: 'Choose what goes where.' },
  'publisher.not-found': { status: 404, message: 'The publication could not be found!' },
} as const
