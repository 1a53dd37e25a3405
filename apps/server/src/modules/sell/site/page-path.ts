import type { Page } from '@coverwright/domain/build/page/page'

export const pathOf = (pages: readonly Page[], role: Page['role']) =>
  pages.find((page) => page.role === role)?.path ?? '/'

/** Leads to the page after paying, for whoever pays once more for what is paid. */
export const paidAgain = 'paid'

/** Where browsers look where a page names none, such as a document's own file. */
export const iconPath = '/favicon.ico'
