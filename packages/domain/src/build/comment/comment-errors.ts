export const commentErrors = {
  'comment.not-found': { status: 404, message: 'The comment could not be found!' },
  'comment.too-many': { status: 409, message: 'A product can have 200 open threads at most. Resolve some first.' },
  'comment.thread-full': { status: 409, message: 'A thread can have 50 comments at most. Start another one.' },
  'comment.resolved': { status: 409, message: 'This thread is resolved. Reopen it first.' },
  'comment.member-left': { status: 409, message: 'Somebody you mention is not here any more.' },
  'comment.open': { status: 409, message: 'This thread is open already.' },
} as const
