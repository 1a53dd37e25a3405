export const gatewayErrors = {
  'gateway.not-found': { status: 404, message: 'The payment gateway could not be found!' },
  'gateway.not-offered': {
    status: 409,
    message: 'This gateway is not configured here: whoever runs the product has not set up its keys.',
  },
  'gateway.not-yours': {
    status: 403,
    message: 'In your payment mode the customer’s money does not go to you, so you have no gateway.',
  },
  'gateway.not-connected': {
    status: 409,
    message: 'There is a connection error with the card provider. Please connect again.',
  },
  'gateway.test-only': {
    status: 409,
    message: 'This gateway takes test payments only. Products in staging use it without being activated.',
  },
  'gateway.already': { status: 409, message: 'The payment gateway is already in this state.' },
  'gateway.in-use': {
    status: 409,
    message: 'Products are live and customers could no longer pay. Activate another gateway instead.',
  },
} as const
