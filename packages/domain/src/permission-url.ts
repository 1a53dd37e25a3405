import { isPage } from './permission-pages.ts'
import type { Permission } from './permissions.ts'

/** How the session's permission list names it: a page by its path, an action by its code. */
export const urlOfPermission = (code: Permission) => (isPage(code) ? `/${code}` : code)
