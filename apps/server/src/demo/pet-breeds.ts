import type { Option } from '@coverwright/domain/build/dataset/option'

const dogs = `
  Affenpinscher, Afghan Hound, Airedale Terrier, Akita, Alaskan Malamute, American Bulldog,
  American Cocker Spaniel, Anatolian Shepherd, Australian Cattle Dog, Australian Kelpie, Australian Shepherd,
  Australian Silky Terrier, Australian Terrier, Azawakh, Barbet, Basenji, Basset Bleu de Gascogne,
  Basset Fauve de Bretagne, Basset Hound, Bavarian Mountain Hound, Beagle, Bearded Collie, Beauceron,
  Bedlington Terrier, Belgian Malinois, Belgian Shepherd, Bergamasco, Bernese Mountain Dog, Bichon Frise,
  Black Russian Terrier, Bloodhound, Boerboel, Bolognese, Border Collie, Border Terrier, Borzoi,
  Boston Terrier, Bouvier des Flandres, Boxer, Bracco Italiano, Braque d’Auvergne, Briard, Brittany,
  Bull Terrier, Bulldog, Bullmastiff, Cairn Terrier, Canaan Dog, Canadian Eskimo Dog, Cane Corso,
  Catalan Sheepdog, Cavalier King Charles Spaniel, Cesky Terrier, Chesapeake Bay Retriever,
  Chihuahua (Long Coat), Chihuahua (Smooth Coat), Chinese Crested, Chow Chow, Clumber Spaniel, Cocker Spaniel,
  Corgi (Cardigan), Corgi (Pembroke), Coton de Tulear, Curly Coated Retriever, Dachshund (Long Haired),
  Dachshund (Miniature), Dachshund (Smooth Haired), Dachshund (Wire Haired), Dalmatian, Dandie Dinmont Terrier,
  Deerhound, Dobermann, Dogue de Bordeaux, Dutch Shepherd, English Setter, English Springer Spaniel,
  English Toy Terrier, Entlebucher Mountain Dog, Estrela Mountain Dog, Eurasier, Field Spaniel,
  Finnish Lapphund, Finnish Spitz, Flat Coated Retriever, Fox Terrier (Smooth), Fox Terrier (Wire), Foxhound,
  French Bulldog, German Longhaired Pointer, German Pinscher, German Shepherd, German Shorthaired Pointer,
  German Spitz (Klein), German Spitz (Mittel), German Wirehaired Pointer, Giant Schnauzer,
  Glen of Imaal Terrier, Golden Retriever, Gordon Setter, Grand Basset Griffon Vendeen, Great Dane,
  Great Swiss Mountain Dog, Greenland Dog, Greyhound, Griffon Bruxellois, Hamiltonstovare, Harrier, Havanese,
  Hovawart, Hungarian Kuvasz, Hungarian Puli, Hungarian Pumi, Hungarian Vizsla, Hungarian Wirehaired Vizsla,
  Ibizan Hound, Irish Red and White Setter, Irish Setter, Irish Terrier, Irish Water Spaniel, Irish Wolfhound,
  Italian Greyhound, Italian Spinone, Jack Russell Terrier, Japanese Akita Inu, Japanese Chin,
  Japanese Shiba Inu, Japanese Spitz, Keeshond, Kerry Blue Terrier, King Charles Spaniel, Komondor,
  Kooikerhondje, Korean Jindo, Korthals Griffon, Labrador Retriever, Lagotto Romagnolo, Lakeland Terrier,
  Lancashire Heeler, Large Munsterlander, Leonberger, Lhasa Apso, Lowchen, Maltese, Manchester Terrier,
  Maremma Sheepdog, Mastiff, Mexican Hairless, Miniature Bull Terrier, Miniature Pinscher, Miniature Schnauzer,
  Neapolitan Mastiff, Newfoundland, Norfolk Terrier, Norwegian Buhund, Norwegian Elkhound, Norwich Terrier,
  Nova Scotia Duck Tolling Retriever, Old English Sheepdog, Otterhound, Papillon, Parson Russell Terrier,
  Patterdale Terrier, Pekingese, Petit Basset Griffon Vendeen, Pharaoh Hound, Picardy Sheepdog, Pointer,
  Polish Lowland Sheepdog, Pomeranian, Poodle (Miniature), Poodle (Standard), Poodle (Toy), Portuguese Podengo,
  Portuguese Pointer, Portuguese Water Dog, Pug, Pyrenean Mastiff, Pyrenean Mountain Dog, Pyrenean Sheepdog,
  Rhodesian Ridgeback, Rottweiler, Rough Collie, Russian Toy, Saluki, Samoyed, Schipperke, Schnauzer,
  Scottish Terrier, Sealyham Terrier, Segugio Italiano, Shar Pei, Shetland Sheepdog, Shih Tzu, Siberian Husky,
  Skye Terrier, Sloughi, Slovakian Rough Haired Pointer, Smooth Collie, Soft Coated Wheaten Terrier,
  Spanish Water Dog, St Bernard, Staffordshire Bull Terrier, Sussex Spaniel, Swedish Lapphund,
  Swedish Vallhund, Tibetan Mastiff, Tibetan Spaniel, Tibetan Terrier, Turkish Kangal, Weimaraner,
  Welsh Springer Spaniel, Welsh Terrier, West Highland White Terrier, Whippet, Yorkshire Terrier`

const cats = `
  Abyssinian, American Shorthair, Balinese, Bengal, Birman, Bombay, British Longhair, British Shorthair,
  Burmese, Burmilla, Chartreux, Cornish Rex, Devon Rex, Domestic Longhair, Domestic Shorthair, Egyptian Mau,
  Exotic Shorthair, Havana Brown, Himalayan, Japanese Bobtail, Korat, LaPerm, Maine Coon, Manx, Munchkin,
  Nebelung, Norwegian Forest, Ocicat, Oriental Shorthair, Persian, Ragdoll, Russian Blue, Savannah,
  Scottish Fold, Selkirk Rex, Siamese, Siberian, Singapura, Snowshoe, Somali, Sphynx, Tiffanie, Tonkinese,
  Turkish Angora, Turkish Van`

/** By the name people know; the last is for a breed that is not among them. */
const optionsOf = (names: string): Option[] =>
  [...names.split(',').map((name) => name.trim()), 'I cannot find the breed'].map((name) => ({
    value: name,
    label: name,
  }))

export const dogBreeds = optionsOf(dogs)
export const catBreeds = optionsOf(cats)
