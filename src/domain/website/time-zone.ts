/** The time zone in which most people of a country live, by the database of IANA; in those with several, postcodes decide further below. */
const zones: ReadonlyMap<string, string> = new Map(
  (
    "AD=Europe/Andorra AE=Asia/Dubai AF=Asia/Kabul AG=America/Antigua AI=America/Anguilla AL=Europe/Tirane AM=Asia/Yerevan AO=Africa/Luanda " +
    "AQ=Antarctica/McMurdo AR=America/Argentina/Buenos_Aires AS=Pacific/Pago_Pago AT=Europe/Vienna AU=Australia/Sydney AW=America/Aruba " +
    "AX=Europe/Mariehamn AZ=Asia/Baku BA=Europe/Sarajevo BB=America/Barbados BD=Asia/Dhaka BE=Europe/Brussels BF=Africa/Ouagadougou BG=Europe/Sofia " +
    "BH=Asia/Bahrain BI=Africa/Bujumbura BJ=Africa/Porto-Novo BL=America/St_Barthelemy BM=Atlantic/Bermuda BN=Asia/Brunei BO=America/La_Paz " +
    "BQ=America/Kralendijk BR=America/Sao_Paulo BS=America/Nassau BT=Asia/Thimphu BV=Etc/GMT-1 BW=Africa/Gaborone BY=Europe/Minsk BZ=America/Belize " +
    "CA=America/Toronto CC=Indian/Cocos CD=Africa/Kinshasa CF=Africa/Bangui CG=Africa/Brazzaville CH=Europe/Zurich CI=Africa/Abidjan CK=Pacific/Rarotonga " +
    "CL=America/Santiago CM=Africa/Douala CN=Asia/Shanghai CO=America/Bogota CR=America/Costa_Rica CU=America/Havana CV=Atlantic/Cape_Verde " +
    "CW=America/Curacao CX=Indian/Christmas CY=Asia/Nicosia CZ=Europe/Prague DE=Europe/Berlin DJ=Africa/Djibouti DK=Europe/Copenhagen DM=America/Dominica " +
    "DO=America/Santo_Domingo DZ=Africa/Algiers EC=America/Guayaquil EE=Europe/Tallinn EG=Africa/Cairo EH=Africa/El_Aaiun ER=Africa/Asmara " +
    "ES=Europe/Madrid ET=Africa/Addis_Ababa FI=Europe/Helsinki FJ=Pacific/Fiji FK=Atlantic/Stanley FM=Pacific/Pohnpei FO=Atlantic/Faroe FR=Europe/Paris " +
    "GA=Africa/Libreville GB=Europe/London GD=America/Grenada GE=Asia/Tbilisi GF=America/Cayenne GG=Europe/Guernsey GH=Africa/Accra GI=Europe/Gibraltar " +
    "GL=America/Nuuk GM=Africa/Banjul GN=Africa/Conakry GP=America/Guadeloupe GQ=Africa/Malabo GR=Europe/Athens GS=Atlantic/South_Georgia " +
    "GT=America/Guatemala GU=Pacific/Guam GW=Africa/Bissau GY=America/Guyana HK=Asia/Hong_Kong HM=Indian/Kerguelen HN=America/Tegucigalpa " +
    "HR=Europe/Zagreb HT=America/Port-au-Prince HU=Europe/Budapest ID=Asia/Jakarta IE=Europe/Dublin IL=Asia/Jerusalem IM=Europe/Isle_of_Man " +
    "IN=Asia/Kolkata IO=Indian/Chagos IQ=Asia/Baghdad IR=Asia/Tehran IS=Atlantic/Reykjavik IT=Europe/Rome JE=Europe/Jersey JM=America/Jamaica " +
    "JO=Asia/Amman JP=Asia/Tokyo KE=Africa/Nairobi KG=Asia/Bishkek KH=Asia/Phnom_Penh KI=Pacific/Tarawa KM=Indian/Comoro KN=America/St_Kitts " +
    "KP=Asia/Pyongyang KR=Asia/Seoul KW=Asia/Kuwait KY=America/Cayman KZ=Asia/Almaty LA=Asia/Vientiane LB=Asia/Beirut LC=America/St_Lucia LI=Europe/Vaduz " +
    "LK=Asia/Colombo LR=Africa/Monrovia LS=Africa/Maseru LT=Europe/Vilnius LU=Europe/Luxembourg LV=Europe/Riga LY=Africa/Tripoli MA=Africa/Casablanca " +
    "MC=Europe/Monaco MD=Europe/Chisinau ME=Europe/Podgorica MF=America/Marigot MG=Indian/Antananarivo MH=Pacific/Majuro MK=Europe/Skopje " +
    "ML=Africa/Bamako MM=Asia/Yangon MN=Asia/Ulaanbaatar MO=Asia/Macau MP=Pacific/Saipan MQ=America/Martinique MR=Africa/Nouakchott MS=America/Montserrat " +
    "MT=Europe/Malta MU=Indian/Mauritius MV=Indian/Maldives MW=Africa/Blantyre MX=America/Mexico_City MY=Asia/Kuala_Lumpur MZ=Africa/Maputo " +
    "NA=Africa/Windhoek NC=Pacific/Noumea NE=Africa/Niamey NF=Pacific/Norfolk NG=Africa/Lagos NI=America/Managua NL=Europe/Amsterdam NO=Europe/Oslo " +
    "NP=Asia/Kathmandu NR=Pacific/Nauru NU=Pacific/Niue NZ=Pacific/Auckland OM=Asia/Muscat PA=America/Panama PE=America/Lima PF=Pacific/Tahiti " +
    "PG=Pacific/Port_Moresby PH=Asia/Manila PK=Asia/Karachi PL=Europe/Warsaw PM=America/Miquelon PN=Pacific/Pitcairn PR=America/Puerto_Rico " +
    "PS=Asia/Hebron PT=Europe/Lisbon PW=Pacific/Palau PY=America/Asuncion QA=Asia/Qatar RE=Indian/Reunion RO=Europe/Bucharest RS=Europe/Belgrade " +
    "RU=Europe/Moscow RW=Africa/Kigali SA=Asia/Riyadh SB=Pacific/Guadalcanal SC=Indian/Mahe SD=Africa/Khartoum SE=Europe/Stockholm SG=Asia/Singapore " +
    "SH=Atlantic/St_Helena SI=Europe/Ljubljana SJ=Arctic/Longyearbyen SK=Europe/Bratislava SL=Africa/Freetown SM=Europe/San_Marino SN=Africa/Dakar " +
    "SO=Africa/Mogadishu SR=America/Paramaribo SS=Africa/Juba ST=Africa/Sao_Tome SV=America/El_Salvador SX=America/Lower_Princes SY=Asia/Damascus " +
    "SZ=Africa/Mbabane TC=America/Grand_Turk TD=Africa/Ndjamena TF=Indian/Kerguelen TG=Africa/Lome TH=Asia/Bangkok TJ=Asia/Dushanbe TK=Pacific/Fakaofo " +
    "TL=Asia/Dili TM=Asia/Ashgabat TN=Africa/Tunis TO=Pacific/Tongatapu TR=Europe/Istanbul TT=America/Port_of_Spain TV=Pacific/Funafuti TW=Asia/Taipei " +
    "TZ=Africa/Dar_es_Salaam UA=Europe/Kyiv UG=Africa/Kampala UM=Pacific/Wake US=America/New_York UY=America/Montevideo UZ=Asia/Tashkent " +
    "VA=Europe/Vatican VC=America/St_Vincent VE=America/Caracas VG=America/Tortola VI=America/St_Thomas VN=Asia/Ho_Chi_Minh VU=Pacific/Efate " +
    "WF=Pacific/Wallis WS=Pacific/Apia XK=Europe/Belgrade YE=Asia/Aden YT=Indian/Mayotte ZA=Africa/Johannesburg ZM=Africa/Lusaka ZW=Africa/Harare"
  )
    .split(" ")
    .map((entry) => {
      const [country = "", zone = ""] = entry.split("=");
      return [country, zone] as const;
    }),
);

/** Where a postcode's first signs say that the clock is another one: of each zone, the first signs, or the first and the last of some that follow each other. */
type Exceptions = Readonly<Record<string, string>>;

// Where a border of zones crosses the area of a postcode's first signs, most of its people decide.
const exceptions: Readonly<Record<string, Exceptions>> = {
  ES: { "Atlantic/Canary": "35 38" },
  PT: { "Atlantic/Madeira": "90-94", "Atlantic/Azores": "95-99" },
  AU: {
    "Australia/Brisbane": "4",
    "Australia/Adelaide": "5",
    "Australia/Perth": "6",
    "Australia/Hobart": "7",
    "Australia/Darwin": "08 09",
  },
  CA: {
    "America/St_Johns": "A",
    "America/Halifax": "B C E",
    "America/Winnipeg": "R",
    "America/Regina": "S",
    "America/Edmonton": "T",
    "America/Vancouver": "V",
    "America/Yellowknife": "X",
    "America/Whitehorse": "Y",
  },
  US: {
    "America/Puerto_Rico": "006-009",
    "America/Chicago":
      "324 325 350-372 375 380-397 420-424 463-464 476-477 500-567 570-576 580-588 600-692 700-797",
    "America/Denver": "577 590-599 693 798-834 836-837 840-847 870-885 979",
    "America/Phoenix": "850-865",
    "America/Los_Angeles": "835 838 889-961 970-978 980-994",
    "Pacific/Honolulu": "967 968",
    "Pacific/Guam": "969",
    "America/Anchorage": "995-999",
  },
};

const isAmong = (zip: string, signs: string): boolean =>
  signs.split(" ").some((range) => {
    const [first = "", last = first] = range.split("-");
    const start = zip.slice(0, first.length);
    return first <= start && start <= last;
  });

/** The time zone of an address, by which its opening hours count (docs/decisions/public-pages.md); UTC where the country is not known. */
export const timeZoneOf = (country: string, zip: string): string => {
  const typed = zip.replaceAll(/\s/g, "").toUpperCase();
  const other = Object.entries(exceptions[country] ?? {}).find(([, signs]) => isAmong(typed, signs));
  return other?.[0] ?? zones.get(country) ?? "UTC";
};
