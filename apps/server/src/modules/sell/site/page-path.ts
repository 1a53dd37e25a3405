import type { Page } from '@coverwright/domain/build/page/page'

export const pathOf = (pages: readonly Page[], role: Page['role']) =>
  pages.find((page) => page.role === role)?.path ?? '/'
