const mobile = /Android|iPhone|iPad|iPod|Windows Phone|BlackBerry|Opera Mini|IEMobile|Mobile/i

/** The studio is made for desktops; phones and tablets are asked to use a larger screen. */
export const isMobile = (userAgent: string) => mobile.test(userAgent)
