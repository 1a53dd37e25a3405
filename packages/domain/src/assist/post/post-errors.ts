import { messages } from '../../messages.ts'

export const postErrors = {
  'post.not-found': { status: 404, message: 'The post could not be found!' },
  'post.too-many': { status: 409, message: messages.limitExceeded },
  'post.not-in-state': { status: 409, message: 'Somebody was faster: look where the post stands now.' },
  'post.template-gone': { status: 409, message: 'The template is not published, or in the trash.' },
  'post.photo-not-approved': { status: 409, message: 'The photo is not approved.' },
  'post.alt-missing': { status: 409, message: 'Describe the photo for whoever does not see it.' },
  'post.unfinished': { status: 409, message: 'Something the post names is not known yet.' },
  'post.too-long': { status: 409, message: 'The post is longer than the network takes.' },
  'post.own-work': { status: 403, message: 'Somebody else has to approve what you wrote.' },
  'post.in-the-past': { status: 409, message: 'Choose a time that is still to come.' },
  'post.day-full': { status: 409, message: 'The account has as many posts on that day as it may.' },
  'post.not-by-hand': { status: 409, message: 'The product posts there itself.' },
} as const
