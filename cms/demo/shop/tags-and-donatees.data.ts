import { show } from '../pictures/illustrations.data.ts'
import { badgePicture, type Picture } from '../pictures/picture.ts'

export const tags: { key: string; name: string; picture: Picture }[] = [
  {
    key: 'gastgarten',
    name: 'Gastgarten',
    picture: badgePicture({ alt: 'Sonnenschirm', tone: 'sage', code: show.parasol }),
  },
  {
    key: 'lieferung',
    name: 'Lieferung',
    picture: badgePicture({ alt: 'Lieferroller', tone: 'tomato', code: show.scooter }),
  },
  {
    key: 'spaet-offen',
    name: 'Spät offen',
    picture: badgePicture({ alt: 'Mond', tone: 'night', code: show.moon }),
  },
  {
    key: 'vegetarisch',
    name: 'Vegetarisch',
    picture: badgePicture({ alt: 'Brokkoli', tone: 'mint', code: show.broccoli }),
  },
  {
    key: 'fruehstueck',
    name: 'Frühstück',
    picture: badgePicture({ alt: 'Croissant', tone: 'butter', code: show.croissant }),
  },
  {
    key: 'seeblick',
    name: 'Seeblick',
    picture: badgePicture({ alt: 'See vor Bergen', tone: 'ocean', code: show.lake }),
  },
  {
    key: 'barrierefrei',
    name: 'Barrierefrei',
    picture: badgePicture({ alt: 'Rollstuhlzeichen', tone: 'sky', code: show.wheelchair }),
  },
  {
    key: 'hunde',
    name: 'Hunde willkommen',
    picture: badgePicture({ alt: 'Hund', tone: 'cocoa', code: show.dog }),
  },
]

/** Made-up associations. */
export const donatees = [
  {
    identifier: 'laternenkinder',
    name: 'Verein Laternenkinder',
    description:
      'Schenkt Kindern aus dem Rheintal, deren Familien es gerade schwer haben, ein warmes Mittagessen in der Schule.',
    website: 'https://laternenkinder.example',
  },
  {
    identifier: 'alpenblume',
    name: 'Alpenblume – Verein für bunte Wiesen',
    description: 'Pflegt Magerwiesen und Hecken, damit Bienen, Falter und Honig eine Zukunft haben.',
    website: 'https://alpenblume.example',
  },
  {
    identifier: 'seerettung-morgenstern',
    name: 'Seerettung Morgenstern',
    description:
      'Ehrenamtliche, die am Bodensee ausrücken, wenn der Wind dreht. Spenden zahlen Ausbildung und Schwimmwesten.',
    website: 'https://morgenstern.example',
  },
  {
    identifier: 'pfotenhof',
    name: 'Pfotenhof Hinterwald',
    description: 'Gibt alten Hunden und Katzen ein Zuhause auf Lebenszeit.',
    website: 'https://pfotenhof.example',
  },
]
