/** A feed as another program writes it: two sheets of invented products, with what our own export never writes. */
export const foreignFeed = `<?xml version="1.0" encoding="iso-8859-1"?>
<?xml-stylesheet type="text/xsl" href="sheet.xsl"?>
<!-- two data sheets -->
<sdb:DatasheetFeed xmlns:sdb="http://www.esdscom.eu/eSDScom" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
  <InformationFromExportingSystem>
    <SdscomVersionNo>5.6</SdscomVersionNo>
    <Language><FreetextLanguageCode>de</FreetextLanguageCode></Language>
    <RegulationsRelatedToCountryOrRegion>
      <RegulationsRelatedToCountryOrRegionCode>AT</RegulationsRelatedToCountryOrRegionCode>
    </RegulationsRelatedToCountryOrRegion>
    <SystemUsedInPreparation>Another</SystemUsedInPreparation>
    <DateGeneratedExport>2026-02-03</DateGeneratedExport>
  </InformationFromExportingSystem>
  <Datasheet>
    <IdentificationSubstPrep>
      <TradeProductIdentity>
        <UserId>Kunde 7</UserId>
        <ProductNoUser>K-1</ProductNoUser>
      </TradeProductIdentity>
      <TradeProductIdentity>
        <ProductNoUser>L 20/7</ProductNoUser>
        <ProductIdentifiers><TradeName>Löser &amp; Co <![CDATA[<20>]]></TradeName></ProductIdentifiers>
        <ProductGtin><No>4006381333931</No></ProductGtin>
      </TradeProductIdentity>
      <TargetGroup>
        <IndustrialUse>0</IndustrialUse><ProfessionalUse>1</ProfessionalUse><ConsumerUse>0</ConsumerUse>
      </TargetGroup>
      <Use>
        <PhraseId>9278174452</PhraseId>
        <PhraseCode>U1</PhraseCode>
        <FullText Languange="de">Verdünner</FullText>
        <FullText Languange="en">Thinner</FullText>
      </Use>
      <RegionEU>
        <VersionNo>2.1</VersionNo>
        <IssueDate>2026-02-01</IssueDate>
        <SupplierInformation>
          <Country>AT</Country>
          <Name>Löser GmbH</Name>
          <Address><PostAddressLine1>Postfach 1</PostAddressLine1><PostCode>1010</PostCode><PostCity>Wien</PostCity></Address>
          <Phone>+43 1 000</Phone>
          <Fax>+43 1 001</Fax>
        </SupplierInformation>
      </RegionEU>
    </IdentificationSubstPrep>
    <HazardIdentification>
      <RegionEU>
        <Classification>
          <ClpAtp14HazardClassification>
            <Classification>
              <HazardClassCategory>Flam. Liq. 2</HazardClassCategory>
              <HazardClassCategoryPrintable><FullText>Entz. Fl. 2</FullText></HazardClassCategoryPrintable>
            </Classification>
            <Classification>
              <HazardClassCategory>STOT SE 3 (resp., narc.)</HazardClassCategory>
              <HazardClassCategoryPrintable><FullText>STOT einm. 3</FullText></HazardClassCategoryPrintable>
            </Classification>
            <Classification>
              <HazardClassCategory>Repr. 1B</HazardClassCategory>
              <HazardClassCategoryPrintable><FullText>Repr. 1B</FullText></HazardClassCategoryPrintable>
            </Classification>
          </ClpAtp14HazardClassification>
        </Classification>
        <HazardLabelling>
          <ClpHazardLabelling_2023_707>
            <HazardPictogram>GHS02</HazardPictogram>
            <SignalWord><PhraseCode>DGR</PhraseCode></SignalWord>
            <HazardStatement><PhraseCode>225</PhraseCode></HazardStatement>
            <HazardStatement><PhraseCode>360D</PhraseCode><FullText>Kann das Kind im Mutterleib schädigen.</FullText></HazardStatement>
            <PrecautionaryStatement>
              <PhraseCode>280</PhraseCode>
              <FullText>Schutzbrille tragen.</FullText>
            </PrecautionaryStatement>
            <PrecautionaryStatement>
              <PhraseCode>210</PhraseCode>
              <FullText>Nicht neben dem Ofen lagern.</FullText>
            </PrecautionaryStatement>
          </ClpHazardLabelling_2023_707>
        </HazardLabelling>
      </RegionEU>
    </HazardIdentification>
    <Composition>
      <RegionEU>
        <CompositionType>Mixture</CompositionType>
        <Component>
          <Substance>
            <GenericName>Stoff A</GenericName>
            <CasNo>67-64-1</CasNo>
          </Substance>
          <Concentration>
            <UpperValueSymbol>lt</UpperValueSymbol><UpperValue>5</UpperValue>
            <LowerValueSymbol>gt</LowerValueSymbol><LowerValue>2.50</LowerValue>
            <Unit>Weight-%</Unit>
          </Concentration>
          <ExposureControlPersonalProtection>
            <ControlParameters>
              <OccupationalExposureLimits>
                <OccupationalExposureLimit>
                  <LimitValueTypeWithCountryOrOrganisation>MAK</LimitValueTypeWithCountryOrOrganisation>
                  <Limit8H><ExactValue>0.5</ExactValue><Unit>g/m3</Unit></Limit8H>
                  <Limit8H><ExactValue>210</ExactValue><Unit>mL/m3</Unit></Limit8H>
                </OccupationalExposureLimit>
                <OccupationalExposureLimit>
                  <LimitValueTypeWithCountryOrOrganisation>WEL</LimitValueTypeWithCountryOrOrganisation>
                  <Limit8H><ExactValue>3</ExactValue><Unit>ppm</Unit></Limit8H>
                </OccupationalExposureLimit>
              </OccupationalExposureLimits>
            </ControlParameters>
          </ExposureControlPersonalProtection>
          <ToxicologicalInformation>
            <AcuteToxicity>
              <TestResults>
                <EffectTested><Type>LC50</Type></EffectTested>
                <ExposureRoute><Route>Inhalation(Vapour)</Route></ExposureRoute>
                <ExposureTime><ExactValue>4</ExactValue><Unit>h</Unit></ExposureTime>
                <Value><LowerValueSymbol>gt</LowerValueSymbol><LowerValue>20000</LowerValue><Unit>mg/m3</Unit></Value>
                <Species><Value><FullText Languange="de">Ratte</FullText></Value></Species>
              </TestResults>
            </AcuteToxicity>
          </ToxicologicalInformation>
          <Classification>
            <ClpAtp14HazardClassification>
              <Classification>
                <HazardClassCategory>Acute Tox. 4 (oral)</HazardClassCategory>
                <HazardClassCategoryPrintable><FullText>Akut Tox. 4</FullText></HazardClassCategoryPrintable>
              </Classification>
              <Classification>
                <HazardClassCategory>Press. Gas</HazardClassCategory>
                <HazardClassCategoryPrintable><FullText>Gase unter Druck</FullText></HazardClassCategoryPrintable>
              </Classification>
              <Ate><Oral><Value>1250</Value><Unit>mg/kg</Unit></Oral></Ate>
            </ClpAtp14HazardClassification>
          </Classification>
        </Component>
      </RegionEU>
    </Composition>
    <FirstAidMeasures>
      <DescriptionOfFirstAidMeasures>
        <FirstAidEye><FullText>Augen spülen.</FullText></FirstAidEye>
        <PersonalProtectionFirstAider><FullText>Handschuhe</FullText></PersonalProtectionFirstAider>
      </DescriptionOfFirstAidMeasures>
    </FirstAidMeasures>
    <FireFightingMeasures/>
    <AccidentalReleaseMeasures/>
    <HandlingAndStorage/>
    <ExposureControlPersonalProtection>
      <PersonalProtectionEquipment>
        <SafetySigns>M004</SafetySigns>
        <SafetySigns>M009</SafetySigns>
      </PersonalProtectionEquipment>
    </ExposureControlPersonalProtection>
    <PhysicalChemicalProperties>
      <Appearance>
        <StateUnderStandardConditions><State>liquid</State></StateUnderStandardConditions>
        <Colour>red</Colour>
      </Appearance>
      <SafetyRelevantInformation>
        <BoilingPointRelated>
          <BoilingPoint>
            <UnitValue>
              <UpperValue>359.15</UpperValue><LowerValue>353.15</LowerValue><Unit>K</Unit>
            </UnitValue>
          </BoilingPoint>
        </BoilingPointRelated>
        <FlashPoint>
          <Value>
            <UnitValue><UpperValueSymbol>lt</UpperValueSymbol><UpperValue>50</UpperValue><Unit>°F</Unit></UnitValue>
            <Method><FullText>DIN 51755</FullText></Method>
          </Value>
        </FlashPoint>
        <VapourPressure>
          <UnitValue><ExactValue>1.2E2</ExactValue><Unit>mm Hg</Unit></UnitValue>
          <Temperature><ExactValue>68</ExactValue><Unit>°F</Unit></Temperature>
        </VapourPressure>
        <Densities><RelativeDensity><Value><ExactValue>0.8</ExactValue></Value></RelativeDensity></Densities>
      </SafetyRelevantInformation>
    </PhysicalChemicalProperties>
    <StabilityReactivity/>
    <ToxicologicalInformation/>
    <EcologicalInformation/>
    <DisposalConsiderations/>
    <TransportInformation>
      <Imdg>
        <UnNo>1993</UnNo>
        <ProperShippingNameEnglish><FullText>FLAMMABLE LIQUID, N.O.S.</FullText></ProperShippingNameEnglish>
        <Class>3</Class>
        <SubsidiaryRisk>8</SubsidiaryRisk>
        <PackingGroup>II</PackingGroup>
        <MarinePollutant>true</MarinePollutant>
        <OtherInformation><EmsCode>F-E, S-C</EmsCode></OtherInformation>
      </Imdg>
    </TransportInformation>
    <RegulatoryInformation/>
    <OtherInformation/>
  </Datasheet>
  <Datasheet>
    <IdentificationSubstPrep>
      <TradeProductIdentity>
        <ProductNoUser>S-1</ProductNoUser>
        <SubstanceIdentifiers><IupacName>Stoff S</IupacName><CasNo>67-64-2</CasNo></SubstanceIdentifiers>
      </TradeProductIdentity>
      <RegionEU>
        <SdsName>Stoff S rein</SdsName>
        <IssueDate>2025-12-31</IssueDate>
        <SupplierInformation>
          <Country>AT</Country><Name>Löser GmbH</Name><Address/><Phone>+43 1 000</Phone>
        </SupplierInformation>
      </RegionEU>
    </IdentificationSubstPrep>
    <HazardIdentification/>
    <Composition>
      <RegionEU>
        <CompositionType>SingleConstituent</CompositionType>
        <Substance><IupacName>Stoff S</IupacName><CasNo>67-64-2</CasNo></Substance>
      </RegionEU>
    </Composition>
    <FirstAidMeasures/>
    <FireFightingMeasures/>
    <AccidentalReleaseMeasures/>
    <HandlingAndStorage/>
    <ExposureControlPersonalProtection/>
    <PhysicalChemicalProperties/>
    <StabilityReactivity/>
    <ToxicologicalInformation/>
    <EcologicalInformation/>
    <DisposalConsiderations/>
    <TransportInformation/>
    <RegulatoryInformation/>
    <OtherInformation/>
  </Datasheet>
</sdb:DatasheetFeed>
`;
