/** Sign-in with the way back to where someone wanted to go. */
export const signInFor = (path: string, search: string) =>
  path === '/home' || path === '/index' ? '/' : `/?next=${encodeURIComponent(path + search)}`
