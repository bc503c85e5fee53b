import { newStore } from '#store.ts';

export const placeOfBanners = newStore<Element | null>(null);

const stand = placeOfBanners.write;

/** Where banners stand, in the flow of the page: they cover nothing. */
export const BannerPlace = () => <div ref={stand} />;
