/** Long enough that compressed data do not hit upon it by chance. */
const markup = /<script|<iframe|<!doctype|<html[\s>]|<svg[\s>]|<\?php\s/i

/** Whether a browser, or a server with PHP, could take it for a page. */
export const hasMarkup = (content: Buffer) => markup.test(content.toString('latin1'))
